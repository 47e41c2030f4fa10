require('@testing-library/jest-dom');

// The limit is long, because a busy machine is slow without being wrong.
require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });

// jsdom does not implement Blob.arrayBuffer(); it reads blobs only through FileReader.
Blob.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// jsdom records no performance entries (navigation, loaded resources).
performance.getEntriesByType ??= () => [];
