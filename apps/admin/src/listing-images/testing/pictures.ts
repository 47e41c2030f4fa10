/** Returns a file with the type of a picture; its content is not one. */
export const aPictureFile = (name: string, type = 'image/png') => new File(['picture'], name, { type });

/** Mocks object URLs, which jsdom lacks: each file gets one, as in a browser. @returns the URLs that are not revoked */
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
