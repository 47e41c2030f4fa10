import { useEffect, useRef, useState } from 'react';
import { IMAGE_MESSAGES, MAX_IMAGES } from '@manette/contracts/catalog';
import { imageFault } from './image-files';
import { moved, type ListingImage } from './listing-image';

const release = (images: readonly ListingImage[]) =>
  images.forEach((image) => 'preview' in image && URL.revokeObjectURL(image.preview));

let added = 0;

/** Returns the images of a form, with functions to add, remove and move them; refused files get a reason. */
export function useListingImages(initial: ListingImage[]) {
  const [list, setList] = useState(initial);
  const [fault, setFault] = useState<string>();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  }, [list]);
  useEffect(() => () => release(latest.current), []);

  const add = (files: File[]) => {
    const wrong =
      imageFault(files) ?? (list.length + files.length > MAX_IMAGES ? IMAGE_MESSAGES.count : undefined);
    setFault(wrong);
    if (wrong) return;
    const images = files.map((file) => ({ key: `new-${added++}`, file, preview: URL.createObjectURL(file) }));
    setList([...list, ...images]);
  };
  const remove = (at: number) => {
    release(list.slice(at, at + 1));
    setList(list.toSpliced(at, 1));
    setFault(undefined);
  };
  const move = (from: number, to: number) => setList(moved(list, from, to));
  return { list, fault, add, remove, move };
}

export type ListingImages = ReturnType<typeof useListingImages>;
