/** A file with a picture's type; its bytes are nobody's business here. */
export const aPictureFile = (name: string, type = 'image/png') => new File(['picture'], name, { type });

/** jsdom knows no object addresses; gives each file one, as a browser does. @returns those that are open */
export function withObjectAddresses() {
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
  return open;
}
