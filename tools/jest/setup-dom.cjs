require('@testing-library/jest-dom');

// A machine that is busy with other things is slow, not wrong.
require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });

// Browsers read blobs this way, jsdom only by its FileReader.
Blob.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// Browsers record how a document was reached and what it loaded; jsdom records nothing.
performance.getEntriesByType ??= () => [];
