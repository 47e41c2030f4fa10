/** A picture of the listings that were read; `color` and `blur` are null until it is encoded. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  widths: number[];
  color: string | null;
  blur: string | null;
}
