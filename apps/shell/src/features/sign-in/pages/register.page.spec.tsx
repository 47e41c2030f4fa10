import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeRealtime } from '@manette/web-realtime';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { notify } from '@manette/web-ui';
import { errorOf, field, fill, showPage, toasts } from '../testing/show-page';
import RegisterPage from './register.page';

const CHECK_MAIL = 'Registration successful! Please check your email to verify your account.';
const NO_PHONE = 'Please enter a valid phone number (e.g., +1234567890)';
const GOOD = {
  Username: 'yacine_5',
  Email: 'yacine@example.dz',
  Phone: '+213 555-01 (02)',
  Password: 'Abc123',
  'Confirm password': 'Abc123',
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
const fillIn = async (change: Partial<typeof GOOD> = {}) => {
  for (const [label, words] of Object.entries({ ...GOOD, ...change })) await fill(label, words);
};

describe('/register', () => {
  let network: FakeApi;
  const show = (language: 'en' | 'ar' = 'en') => showPage(<RegisterPage />, { at: '/register', language });
  const registrations = () => network.callsTo('POST /auth/register');
  const refuse = (status: number, body: object) =>
    network.answer('POST /auth/register', () => ({
      status,
      body: { statusCode: status, requestId: 'r', ...body },
    }));

  beforeEach(() => {
    localStorage.clear();
    network = fakeApi({
      'GET /config': () => ({ body: { googleEnabled: true, gifEnabled: false, remotes: {} } }),
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    act(() => notify.dismiss());
    network.restore();
    jest.restoreAllMocks();
  });

  it('[ID-016] [ID-022] shows its fields and a link to /login', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeInTheDocument();
    for (const label of Object.keys(GOOD)) expect(field(label)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('[ID-021] offers Google', async () => {
    await show();
    const google = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(google).toHaveAttribute('href', '/auth/google');
  });

  it.each([
    ['[ID-017]', 'Password', 0],
    ['[ID-018]', 'Confirm password', 1],
  ])('%s shows and hides %p', async (_, label, n) => {
    await show();
    await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[n]!);
    expect(field(label)).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field(label)).toHaveAttribute('type', 'password');
  });

  it.each([
    ['[ID-111]', 'Username', '', 'Username is required'],
    ['[ID-112]', 'Username', 'ya', 'Username must be at least 3 characters'],
    ['[ID-113]', 'Username', 'y'.repeat(21), 'Username must be less than 20 characters'],
    ['[ID-114]', 'Username', 'ya-cine', 'Username can only contain letters, numbers, and underscores'],
    ['[ID-115]', 'Email', '', 'Email is required'],
    ['[ID-116]', 'Email', 'yacine@example', 'Please enter a valid email address'],
    ['[ID-117]', 'Phone', '', 'Phone number is required'],
    ['[ID-118]', 'Phone', '0555 01 02 03', NO_PHONE],
    ['[ID-119]', 'Password', '', 'Password is required'],
    ['[ID-120]', 'Password', `Aa1${'x'.repeat(48)}`, 'Password must be less than 50 characters'],
    ['[ID-121]', 'Confirm password', '', 'Please confirm your password'],
    ['[ID-122]', 'Confirm password', 'Abc124', 'Passwords do not match'],
  ])('%s [SHELL-052] %s with %p: %s, after the field was left', async (_, label, words, sentence) => {
    await show();
    await userEvent.click(field(label));
    if (words) await userEvent.type(field(label), words);
    expect(errorOf(label)).toBeUndefined();
    await userEvent.tab();
    await waitFor(() => expect(errorOf(label)).toBe(sentence));
    expect(field(label)).not.toHaveAttribute('maxlength');
  });

  it('[ID-020] marks a field as good while the user types', async () => {
    await show();
    expect(screen.getByText('3 to 20 letters, numbers or underscores')).toBeInTheDocument();
    await userEvent.type(field('Username'), 'yac');
    expect(field('Username')).toHaveAccessibleDescription('Looks good');
  });

  it('[ID-020] [ID-122] validates the confirmation again when the password changes', async () => {
    await show();
    await fill('Password', 'Abc123');
    await fill('Confirm password', 'Abc123');
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords match');
    await fill('Password', 'Abc1234');
    await waitFor(() => expect(errorOf('Confirm password')).toBe('Passwords do not match'));
    await fill('Password', 'Abc123');
    await waitFor(() => expect(errorOf('Confirm password')).toBeUndefined());
  });

  it('[ID-019] [ID-123] lists five checks and shows which are met', async () => {
    await show();
    await userEvent.type(field('Password'), 'abcD');
    const items = within(screen.getByRole('list', { name: 'Password strength' })).getAllByRole('listitem');
    expect(items.slice(1).map((item) => item.textContent)).toEqual([
      'At least 6 characters',
      'Done: A lowercase letter',
      'Done: An uppercase letter',
      'A number',
      'A special character',
    ]);
  });

  it.each([
    ['a', 'Weak'],
    ['aB', 'Weak'],
    ['aB1', 'Medium'],
    ['aB1!', 'Strong'],
    ['aB1!xx', 'Strong'],
  ])('[ID-124] rates %p as %s', async (password, level) => {
    await show();
    await userEvent.type(field('Password'), password);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', level);
  });

  it('[ID-101] asks to fix the fields, shows their errors and sends nothing', async () => {
    await show();
    await submit();
    await waitFor(() =>
      expect(toasts()).toEqual([['alert', 'Please fix the form errors before submitting']]),
    );
    expect(errorOf('Phone')).toBe('Phone number is required');
    expect(registrations()).toEqual([]);
  });

  it.each([
    ['[ID-140]', true, CHECK_MAIL],
    ['[ID-141]', false, 'Registration successful!'],
  ])('%s [ID-023] [ID-125] registers and opens / (verification: %p)', async (_, requires, sentence) => {
    network.answer('POST /auth/register', () => ({
      status: 201,
      body: { token: 't-1', user: aClient(), requiresEmailVerification: requires },
    }));
    const { store } = await show();
    await fillIn();
    await submit();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/));
    expect(registrations()[0]?.body).toEqual({
      username: 'yacine_5',
      email: 'yacine@example.dz',
      phone: '+213 555-01 (02)',
      password: 'Abc123',
    });
    expect(toasts()).toEqual([['status', sentence]]);
    act(() => void store.dispatch(closeRealtime()));
  });

  it.each([
    ['USERNAME_TAKEN', 'Username', 'Username already exists'],
    ['EMAIL_TAKEN', 'Email', 'Email already exists'],
  ])('[ERR-007] [ID-126] shows %s at its field until the field is changed', async (code, label, message) => {
    refuse(409, { code, message });
    await show();
    await fillIn();
    await submit();
    await waitFor(() => expect(errorOf(label)).toBe(message));
    expect(field(label)).toHaveFocus();
    expect(toasts()).toEqual([]);
    await userEvent.type(field(label), 'x');
    await waitFor(() => expect(errorOf(label)).toBeUndefined());
    await submit();
    await waitFor(() => expect(registrations()).toHaveLength(2));
  });

  it("[ERR-007] shows the server's validation errors at the fields", async () => {
    const errors = [{ field: 'phone', message: NO_PHONE }];
    refuse(400, { code: 'VALIDATION_FAILED', message: NO_PHONE, errors });
    await show();
    await fillIn();
    await submit();
    await waitFor(() => expect(errorOf('Phone')).toBe(NO_PHONE));
  });

  it.each([
    [429, { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' }],
    [502, { message: '' }],
  ])('[ERR-007] shows why the registration failed: %d', async (status, body) => {
    refuse(status, body);
    await show();
    await fillIn();
    await submit();
    await waitFor(() => expect(toasts()).toEqual([['alert', body.message || 'Registration failed']]));
  });

  it('[SHELL-002] speaks Arabic, in its error messages too', async () => {
    await show('ar');
    await userEvent.click(screen.getByRole('button', { name: 'إنشاء حساب' }));
    await waitFor(() => expect(errorOf('اسم المستخدم')).toBe('اسم المستخدم مطلوب'));
  });
});
