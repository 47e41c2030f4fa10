/** A file with a picture's type; its bytes are nobody's business here. */
export const aPictureFile = (name: string, type = 'image/png') => new File(['picture'], name, { type });

/** jsdom knows no object addresses; gives each file one, as a browser does. */
export function withObjectAddresses() {
  const original = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  const open = new Set<string>();
  beforeEach(() => {
    open.clear();
    URL.createObjectURL = (file) => {
      const address = `blob:${(file as File).name}`;
      open.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => void open.delete(address);
  });
  afterEach(() => void Object.assign(URL, original));
  return open;
}
