// A bundled module looks for files beside its original file (a picture's task, a package's data), not beside the bundle.
// So its own address (`import.meta.url`, `__dirname` …) is replaced by the path from the bundle's folder to the original.
const { dirname, relative } = require('node:path');

module.exports = function sourcePathLoader(source) {
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
