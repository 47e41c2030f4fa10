// A bundled module finds the files that lie beside it (a picture's task, a package's data) where it was written, not
// beside the bundle: its own address is replaced by the way from the bundle's folder to it.
const { dirname, relative } = require('node:path');

module.exports = function originalPlace(source) {
  if (!/\bimport\.meta\b|\b__dirname\b|\b__filename\b/.test(source)) return source;
  const { folder } = this.getOptions();
  const to = (path) => JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
  const file = `BUNDLE.file(${to(this.resourcePath)})`;
  const place = `BUNDLE.file(${to(dirname(this.resourcePath))})`;
  return source
    .replaceAll(/\bimport\.meta\.url\b/g, `BUNDLE.url(${to(this.resourcePath)})`)
    .replaceAll(/\bimport\.meta\.dirname\b/g, place)
    .replaceAll(/\bimport\.meta\.filename\b/g, file)
    .replaceAll(/(?<![\w.$'"`])__dirname\b(?!['"`]|\s*=[^=])/g, place)
    .replaceAll(/(?<![\w.$'"`])__filename\b(?!['"`]|\s*=[^=])/g, file);
};
