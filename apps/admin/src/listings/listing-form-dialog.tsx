import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { PictureView } from '@manette/contracts/catalog';
import { FormDialog, type FormDialogProps } from '../components/form-dialog';
import { ImageField } from '../listing-images/image-field';
import { imagesOf } from '../listing-images/listing-image';
import { useListingImages } from '../listing-images/use-listing-images';
import { useSaveListing, type Listing, type SaveCalls } from './use-save-listing';

interface ListingFormDialogProps<Values extends FieldValues, Result>
  extends
    Pick<FormDialogProps<Values, Result>, 'title' | 'failed' | 'reason' | 'onClose'>,
    SaveCalls<Result> {
  /** The listing to change; undefined for a new one. */
  listing: Listing | undefined;
  /** All its pictures, once loaded: a list contains only the first picture of each listing. */
  pictures: readonly PictureView[] | undefined;
  form: UseFormReturn<Values, unknown, Result>;
  names: readonly Path<Values>[];
  /** The messages of success, in English. */
  created: string;
  updated: string;
  /** The fields in addition to the images. */
  children: ReactNode;
}

/** Adds or changes a listing [CAT-059, CAT-064]. */
export function ListingFormDialog<Values extends FieldValues, Result>(
  props: ListingFormDialogProps<Values, Result>,
) {
  const { listing, pictures, save, orderImages, created, updated, children, ...dialog } = props;
  const images = useListingImages(listing ? imagesOf(listing) : []);
  const saveListing = useSaveListing<Result>(listing, { save, orderImages });
  return (
    <FormDialog
      {...dialog}
      save={(fields) => saveListing(fields, images.list)}
      done={listing ? updated : created}
    >
      {children}
      <ImageField {...images} pictures={pictures} />
    </FormDialog>
  );
}
