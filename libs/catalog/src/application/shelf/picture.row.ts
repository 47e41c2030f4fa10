import { sql, type RawBuilder } from 'kysely';

/** A picture as the lists read it, in the order of the listing; look is null until it is encoded. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  widths: number[];
  color: string | null;
  blur: string | null;
}

/** The pictures of listing `l` as one JSON column. */
export const picturesColumn: RawBuilder<PictureRow[]> = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'widths', p.widths,
                                             'color', p.color, 'blur', p.blur) order by i.position), '[]')
    from unnest(l.images) with ordinality i (id, position) join catalog.picture p on p.id = i.id)`;
