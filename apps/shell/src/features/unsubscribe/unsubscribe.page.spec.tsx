import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import UnsubscribePage from './unsubscribe.page';

const show = (answer: Response, language: 'en' | 'ar' = 'en') => {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { method, url } = input as Request;
    calls.push(`${method} ${new URL(url).pathname}`);
    return answer.clone();
  });
  const page = (
    <Routes>
      <Route path="unsubscribe/:token" element={<UnsubscribePage />} />
    </Routes>
  );
  return renderApp(page, { at: '/unsubscribe/a~b', language }).then(() => calls);
};
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('/unsubscribe/{token}', () => {
  afterEach(() => jest.restoreAllMocks());

  it('[POC-118] changes nothing before a click on its button, and then shows the result', async () => {
    const calls = await show(json(200, { message: 'You will get no more of these mails.' }));
    expect(await screen.findByRole('heading', { name: 'Mail notifications' })).toBeVisible();
    expect(calls.filter((call) => call.includes('unsubscribe'))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Turn off these mails' }));
    expect(await screen.findByText('You will get no more of these mails.')).toBeVisible();
    expect(calls).toContain('POST /api/notifications/unsubscribe/a~b');
  });

  it('[POC-118] shows that a link is not valid', async () => {
    const refusal = { statusCode: 400, code: 'INVALID_TOKEN', message: 'This link is not valid' };
    await show(json(400, refusal));
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off these mails' }));
    expect(await screen.findByText('This link is not valid')).toBeVisible();
  });
});
