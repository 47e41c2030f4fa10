import { act, screen, waitFor } from '@testing-library/react';
import { configApi, useGetConfigQuery } from '@manette/web-api';
import { renderApp } from '@manette/web-session/testing';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { ContentShown } from './content-shown';

const Page = () => <p>{useGetConfigQuery().isSuccess ? 'answered' : 'asking'}</p>;

let network: FakeApi;
const announced = jest.fn();
beforeEach(() => window.addEventListener('manette:content-shown', announced));
afterEach(() => {
  window.removeEventListener('manette:content-shown', announced);
  announced.mockClear();
  network.restore();
});

it('announces the content of a page once its requests are answered, and only once', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  network = fakeApi({ 'GET /config': () => answered.then(() => ({ body: { googleEnabled: false } })) });
  const { store } = await renderApp(
    <>
      <Page />
      <ContentShown />
    </>,
  );
  expect(screen.getByText('asking')).toBeInTheDocument();
  expect(announced).not.toHaveBeenCalled();
  await act(async () => answer());
  expect(await screen.findByText('answered')).toBeInTheDocument();
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
  await act(
    async () =>
      void store.dispatch(configApi.endpoints.getConfig.initiate(undefined, { forceRefetch: true })),
  );
  expect(announced).toHaveBeenCalledTimes(1);
});

it('announces the content of a page without requests immediately', async () => {
  network = fakeApi({});
  await renderApp(<ContentShown />);
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
});
