const INLINE = /\.(apng|avif|gif|jpe?g|jfif|png|webp)$/i;

const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the Content-Disposition of a file: images are shown inline, others are downloaded under `name` (RFC 6266). */
export function contentDisposition(key: string, name: string): string {
  const kind = INLINE.test(key) ? 'inline' : 'attachment';
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encode(name)}`;
}
