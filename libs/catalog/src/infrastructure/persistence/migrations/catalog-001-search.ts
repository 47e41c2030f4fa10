import { Migration } from '@mikro-orm/migrations';

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const FROM = 'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const TO = 'اااايهوي01234567890123456789';
/** Tatweel, superscript alef, the harakat and the Quranic marks: `translate` drops what has no counterpart. */
const DROPPED = String.fromCodePoint(
  0x0640,
  0x0670,
  ...range(0x064b, 0x065f),
  ...range(0x06d6, 0x06dc),
  ...range(0x06df, 0x06e8),
);

/**
 * How the shop compares text: compatibility forms, accents, case, Arabic letter variants (alef, ya, ta marbuta, hamza
 * carriers), Arabic digits, diacritics, tatweel and white space make no difference. The functions are immutable so
 * that generated columns and indexes can use them. An immutable function must name its dictionary with the schema.
 */
export class Catalog001Search extends Migration {
  override up(): void {
    this.addSql('create extension if not exists unaccent with schema public');
    this.addSql('create extension if not exists pg_trgm with schema public');
    this.addSql('create schema if not exists catalog');
    this.addSql(`
      create function catalog.normalise(value text) returns text
      language sql immutable strict parallel safe
      return btrim(regexp_replace(
        translate(
          lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC))),
          '${FROM}${DROPPED}', '${TO}'),
        '\\s+', ' ', 'g'))`);
    this.addSql(`
      create function catalog.infix(value text) returns text
      language sql immutable strict parallel safe
      return '%' || regexp_replace(catalog.normalise(value), '([\\\\%_])', '\\\\\\1', 'g') || '%'`);
    this.addSql(`
      create function catalog.search_text(variadic parts text[]) returns text
      language sql immutable parallel safe
      return catalog.normalise(array_to_string(parts, E'\\n'))`);
  }
}
