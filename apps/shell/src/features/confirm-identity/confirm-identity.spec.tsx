import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ProofMethod } from '@manette/contracts/identity';
import { shellPort } from '@manette/web-api';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { IdentityPrompts } from './components/identity-prompts';

describe("the dialog that confirms the user's identity", () => {
  let network: FakeApi;
  let methods: ProofMethod[];
  beforeEach(() => {
    localStorage.clear();
    methods = ['password'];
    // jsdom does not implement modal dialogs.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    network = fakeApi({
      'GET /auth/reauthenticate': () => ({ body: { methods, until: null } }),
      'POST /auth/reauthenticate': () => ({ body: { until: null } }),
    });
  });
  afterEach(() => network.restore());

  async function ask(language: 'en' | 'ar' = 'en'): Promise<Promise<boolean>[]> {
    const page = (
      <>
        <IdentityPrompts />
        <Toaster label="Notices" closeLabel="Close" rtl={false} />
      </>
    );
    await renderApp(page, { user: anAdmin(), at: '/admin', language });
    const answers: Promise<boolean>[] = [];
    // An awaited act, because the dialog is loaded lazily.
    await act(async () => void answers.push(shellPort.confirmIdentity()));
    await screen.findByRole('dialog');
    return answers;
  }
  const type = async (label: string, value: string) => {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  };
  const sent = () => network.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

  it('[TRU-118] accepts the password', async () => {
    const [answer] = await ask();
    expect(screen.getByRole('dialog', { name: 'Confirm it is you' })).toBeInTheDocument();
    await type('Password', 'Secret1');
    expect(await answer).toBe(true);
    expect(sent()).toEqual([{ password: 'Secret1' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[TRU-118] asks for a code if two-step sign-in is on, and shows an error when the code is wrong', async () => {
    methods = ['totp'];
    const message = 'Incorrect password or code';
    network.answer('POST /auth/reauthenticate', () => ({
      status: 403,
      body: { statusCode: 403, code: 'REAUTHENTICATION_FAILED', message, requestId: 'r' },
    }));
    const [answer] = await ask();
    await type('Code', '123456');
    expect(await screen.findByText(message)).toBeInTheDocument();
    network.answer('POST /auth/reauthenticate', () => ({ body: { until: null } }));
    await type('Code', '654321');
    expect(await answer).toBe(true);
    expect(sent()).toEqual([{ code: '123456' }, { code: '654321' }]);
  });

  it('[TRU-118] links to Google when the user has no other method', async () => {
    methods = ['google'];
    await ask();
    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(link).toHaveAttribute('href', '/auth/google');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('[TRU-118] shows that nothing was changed when the user cancels', async () => {
    const [answer] = await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await answer).toBe(false);
    expect(await screen.findByText('Not confirmed. Nothing was changed.')).toBeInTheDocument();
  });

  it('[TRU-118] speaks Arabic', async () => {
    await ask('ar');
    expect(screen.getByRole('dialog', { name: 'أكّد هويتك' })).toBeInTheDocument();
  });

  it('[TRU-119] opens the security page for a user who must set up two-step sign-in', async () => {
    await renderApp(<IdentityPrompts />, { user: anAdmin(), at: '/admin' });
    act(() => shellPort.enrol());
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/profile/security'));
  });
});
