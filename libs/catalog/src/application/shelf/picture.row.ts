/** A picture as it is read beside the listings that show it; color and blur are null until it is encoded. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  widths: number[];
  color: string | null;
  blur: string | null;
}
