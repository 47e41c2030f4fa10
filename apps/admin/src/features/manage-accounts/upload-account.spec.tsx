import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, FakeApi } from '@manette/web-testing';
import { anAccount } from '@manette/web-testing';
import { aPictureFile, withObjectAddresses } from '../../listing-images/testing/pictures';
import { serverWith, showPage } from './testing/show-page';

const GOOD = `CodeName: Sirocco-05
Prix: 6500 DZD
Console: PS5
Service: Principal_Online/Offline
Duration: 6
Available: 3
Games:
Night Harbour
Monsoon City`;
const textFile = (text: string, name = 'prix.txt') => new File([text], name, { type: 'text/plain' });
const created: Answer = { status: 201, body: { account: anAccount() } };

describe('uploading an account from a file', () => {
  let network: FakeApi;
  withObjectAddresses();
  beforeEach(() => {
    network = serverWith();
    network.answer('POST /accounts/upload', () => created);
  });
  afterEach(() => network.restore());

  const open = async (language: 'en' | 'ar' = 'en', name = 'Upload from File') => {
    await showPage({ language });
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const press = (dialog: Awaited<ReturnType<typeof open>>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  const uploads = () => network.callsTo('POST /accounts/upload');

  it('[CAT-112] requires a text file', async () => {
    const dialog = await open();
    await press(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please select a prix.txt file');
    expect(uploads()).toHaveLength(0);
  });

  it('[CAT-060] [CAT-138] [API-023] sends the file with its images', async () => {
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(GOOD));
    await userEvent.upload(dialog.getByLabelText('Images'), [aPictureFile('1.png'), aPictureFile('2.png')]);
    await press(dialog);
    expect(await screen.findByText('Account uploaded successfully!')).toBeInTheDocument();
    const form = uploads()[0]?.body as FormData;
    expect((form.get('prixFile') as File).name).toBe('prix.txt');
    expect(form.getAll('images').map((image) => (image as File).name)).toEqual(['1.png', '2.png']);
  });

  it('[CAT-113] does not require images', async () => {
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(GOOD));
    await press(dialog);
    await waitFor(() => expect(uploads()).toHaveLength(1));
    const form = uploads()[0]?.body as FormData;
    expect(form.has('images')).toBe(false);
  });

  it('shows what the file will create before anything is sent', async () => {
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(GOOD));
    const preview = await dialog.findByRole('region', { name: 'This will be created' });
    expect(preview).toHaveTextContent('Sirocco-05');
    expect(preview).toHaveTextContent('Night Harbour, Monsoon City');
    expect(uploads()).toHaveLength(0);
  });

  it('[CAT-118] shows every error of the file by line and field, and sends nothing', async () => {
    const dialog = await open();
    const bad = GOOD.replace('Principal_Online/Offline', 'principal').replace('Duration: 6', 'Duration: 0');
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(bad));
    const faults = within(await dialog.findByRole('alert'));
    expect(faults.getByText('2 faults in this file')).toBeInTheDocument();
    expect(faults.getByRole('row', { name: /^4 service Service must be/ })).toBeInTheDocument();
    expect(
      faults.getByRole('row', { name: '5 duration Duration must be at least 1 month' }),
    ).toBeInTheDocument();
    await press(dialog);
    expect(uploads()).toHaveLength(0);
  });

  it('refuses a file that is not text', async () => {
    const dialog = await open();
    await userEvent.upload(
      dialog.getByLabelText('prix.txt file'),
      new File([new Uint8Array([137, 80, 78, 71, 0])], 'prix.txt', { type: 'text/plain' }),
    );
    expect(await dialog.findByText('The prix file must be UTF-8 text')).toBeInTheDocument();
  });

  it('[CAT-095] [CAT-098] [CAT-099] shows its progress, and closes a second after completion', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    network.answer('POST /accounts/upload', () => new Promise<Answer>((done) => (answer = done)));
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(GOOD));
    await press(dialog);
    expect(await dialog.findByText('Processing images')).toHaveAttribute('role', 'status');
    const bar = dialog.getByRole('progressbar', { name: 'Upload progress' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(30);
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(33));
    answer(created);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    expect(dialog.getByText('Upload completed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[CAT-101] [ERR-037] can be cancelled and repeated', async () => {
    network.answer('POST /accounts/upload', () => new Promise<Answer>(() => undefined));
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(GOOD));
    await press(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Upload was cancelled')).toBeInTheDocument();
    expect(dialog.getByText('Upload cancelled')).toBeInTheDocument();
    expect(dialog.queryByRole('progressbar')).toBeNull();
    network.answer('POST /accounts/upload', () => created);
    await press(dialog);
    expect(await screen.findByText('Account uploaded successfully!')).toBeInTheDocument();
  });

  it.each([
    ['not our server', 'Failed to upload account'],
    [{ message: 'At most 12 images' }, 'At most 12 images'],
  ])('[CAT-100] [ERR-036] [ERR-044] shows that it failed: %j', async (body, sentence) => {
    network.answer('POST /accounts/upload', () => ({ status: 400, body }));
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(GOOD));
    await press(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'There was an error uploading your files. Please try again.',
    );
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it("shows the server's errors by line", async () => {
    const errors = [{ line: 5, field: 'duration', message: 'Duration must be at least 1 month' }];
    network.answer('POST /accounts/upload', () => ({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message: errors[0]?.message, errors },
    }));
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('prix.txt file'), textFile(GOOD));
    await press(dialog);
    expect(
      await dialog.findByRole('row', { name: '5 duration Duration must be at least 1 month' }),
    ).toBeInTheDocument();
  });

  it('[CAT-061] explains the format on demand', async () => {
    const dialog = await open();
    const help = dialog.getByRole('button', { name: 'Format help' });
    expect(help).toHaveAttribute('aria-expanded', 'false');
    expect(dialog.getByText(/CodeName: Sirocco-05/)).not.toBeVisible();
    await userEvent.click(help);
    expect(dialog.getByText(/CodeName: Sirocco-05/)).toBeVisible();
    await userEvent.click(help);
    expect(dialog.getByText(/CodeName: Sirocco-05/)).not.toBeVisible();
  });

  it('[SHELL-002] is shown in Arabic', async () => {
    const dialog = await open('ar', 'رفع من ملف');
    await userEvent.click(dialog.getByRole('button', { name: 'رفع' }));
    expect(await dialog.findByText('يرجى اختيار ملف prix.txt')).toBeInTheDocument();
  });
});
