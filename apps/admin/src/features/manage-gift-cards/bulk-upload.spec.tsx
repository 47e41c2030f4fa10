import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeApi } from '@manette/web-testing';
import { aPictureFile } from '../../listing-images/testing/pictures';
import { openDialog, serverWith, showPage } from './testing/show-page';

const LINE = 'PlayStation $50,PlayStation,US,50,USD,9400,DZD,,Redeem it in the store,14';
const NEITHER = 'Please select both a prix file and an image';
const csv = (...lines: string[]) => new File([lines.join('\n')], 'cards.txt', { type: 'text/plain' });
const uploaded = (created: number, faults = 0) => ({
  status: 201,
  body: {
    created,
    errors: Array.from({ length: faults }, (_, at) => ({ line: at, field: '', message: 'x' })),
  },
});

describe('uploading many gift cards', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = serverWith();
    network.answer('POST /giftcards/bulk-upload', () => uploaded(1));
  });
  afterEach(() => network.restore());
  const uploads = () => network.callsTo('POST /giftcards/bulk-upload');
  const open = async () => {
    await showPage();
    const dialog = await openDialog('Bulk Upload');
    return {
      ...dialog,
      prixFile: (file: File) => userEvent.upload(dialog.getByLabelText('prix file'), file),
      image: (file: File) =>
        userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Image'), file),
      press: () => userEvent.click(dialog.getByRole('button', { name: 'Upload' })),
    };
  };

  it('[CAT-129] requires both a text file and an image', async () => {
    const dialog = await open();
    await dialog.press();
    expect(await dialog.findByText(NEITHER)).toBeInTheDocument();
    await dialog.prixFile(csv(LINE));
    expect(await dialog.findByText(NEITHER)).toBeInTheDocument();
    await dialog.press();
    expect(uploads()).toHaveLength(0);
  });

  it.each([
    ['a.webp', 'image/webp'],
    ['a.svg', 'image/svg+xml'],
  ])('[CAT-130] refuses an image that is neither PNG nor JPEG: %s', async (name, type) => {
    const dialog = await open();
    await dialog.image(aPictureFile(name, type));
    expect(await dialog.findByText('Only PNG and JPEG images are allowed')).toBeInTheDocument();
  });

  it('[CAT-065] [CAT-142] [API-031] sends both and shows how many cards were created', async () => {
    network.answer('POST /giftcards/bulk-upload', () => uploaded(2));
    const dialog = await open();
    await dialog.prixFile(csv(LINE, LINE));
    await dialog.image(aPictureFile('card.jpg', 'image/jpeg'));
    await dialog.press();
    expect(await screen.findByText('Successfully uploaded 2 gift cards!')).toBeInTheDocument();
    const form = uploads()[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['prixFile', 'image']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[CAT-065] is sent once, even after a double click', async () => {
    const dialog = await open();
    await dialog.prixFile(csv(LINE));
    await dialog.image(aPictureFile('card.png'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Successfully uploaded 1 gift card!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
    expect(uploads()).toHaveLength(1);
  });

  it('[CAT-101] is not sent when the dialog was closed before its file was read', async () => {
    const dialog = await open();
    await dialog.prixFile(csv(LINE));
    await dialog.image(aPictureFile('card.png'));
    let finish: (bytes: ArrayBuffer) => void = () => undefined;
    const reading = new Promise<ArrayBuffer>((resolve) => (finish = resolve));
    jest.spyOn(File.prototype, 'arrayBuffer').mockReturnValueOnce(reading);
    await dialog.press();
    await userEvent.keyboard('{Escape}');
    finish(new TextEncoder().encode(LINE).buffer);
    expect(await screen.findByText('Upload was cancelled')).toBeInTheDocument();
    expect(uploads()).toHaveLength(0);
  });

  it('[CAT-143] shows how many errors occurred', async () => {
    network.answer('POST /giftcards/bulk-upload', () => uploaded(1, 2));
    const dialog = await open();
    await dialog.prixFile(csv(LINE, 'bad', 'worse'));
    await dialog.image(aPictureFile('card.png'));
    await dialog.press();
    expect(
      await screen.findByText('Successfully uploaded 1 gift card! 2 errors occurred.'),
    ).toBeInTheDocument();
  });

  it('[CAT-131] [CAT-133] [CAT-134] shows what will be created, and every error by line and field', async () => {
    const dialog = await open();
    await dialog.prixFile(csv(LINE, '', LINE.replace('PlayStation,US', 'Sega,US'), 'too,few'));
    const preview = await dialog.findByRole('region', { name: '1 card will be created' });
    expect(preview).toHaveTextContent('PlayStation $50 (US)');
    const faults = within(await dialog.findByRole('alert'));
    expect(faults.getByRole('row', { name: '3 platform Platform is unknown' })).toBeInTheDocument();
    expect(
      faults.getByRole('row', { name: '4 A line must have 10 columns, this one has 2' }),
    ).toBeInTheDocument();
    expect(uploads()).toHaveLength(0);
  });

  it('sends nothing when no line is valid', async () => {
    const dialog = await open();
    await dialog.prixFile(csv('', ''));
    await dialog.image(aPictureFile('card.png'));
    await dialog.press();
    expect(await dialog.findByText('The prix file holds no gift cards')).toBeInTheDocument();
    expect(uploads()).toHaveLength(0);
  });

  it('shows on the page which lines the server skipped, after the dialog has closed', async () => {
    const errors = [{ line: 2, field: 'platform', message: 'Platform is unknown' }];
    network.answer('POST /giftcards/bulk-upload', () => ({ status: 201, body: { created: 1, errors } }));
    const dialog = await open();
    await dialog.prixFile(csv(LINE));
    await dialog.image(aPictureFile('card.png'));
    await dialog.press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('row', { name: '2 platform Platform is unknown' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText('Platform is unknown')).toBeNull();
  });

  it.each([
    ['not our server', 'Upload failed'],
    [{ message: 'The image could not be read' }, 'The image could not be read'],
  ])('[ERR-043] [ERR-044] shows that it failed, with the reason in the dialog: %j', async (body, reason) => {
    network.answer('POST /giftcards/bulk-upload', () => ({ status: 415, body }));
    const dialog = await open();
    await dialog.prixFile(csv(LINE));
    await dialog.image(aPictureFile('card.png'));
    await dialog.press();
    expect(await screen.findByText('Failed to upload gift cards')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('There was an error uploading your files.');
    expect(dialog.getByRole('alert')).toHaveTextContent(reason);
  });
});
