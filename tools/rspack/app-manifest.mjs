// Makes the shop an installable app: a W3C Web App Manifest in each language, and its icons, which are drawn from the mark
// when the shell is built [POC-007..010].
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import sharp from 'sharp';

const MARK = join(import.meta.dirname, '../../libs/web/ui/src/art/mark.svg');
const MARK_UNITS = 32;
/** The background colour of dark pages, for which the mark is drawn. */
const GROUND = '#0d1d25';
/** The mark's part of the icon's side. Launchers crop a maskable icon to a circle of 80 % in its middle. */
const PLAIN = 0.84;
const MASKABLE = 0.72;
/** The corner radius of a plain icon, as a part of its side. */
const CORNER = 0.22;

const WORDS = {
  en: {
    file: 'manifest.webmanifest',
    dir: 'ltr',
    description:
      'Rent, buy or repair a game account for your console, and get gift cards. You order in a chat, with a person.',
    shortcuts: { support: 'Support', accounts: 'Accounts' },
  },
  ar: {
    file: 'manifest.ar.webmanifest',
    dir: 'rtl',
    description: 'حسابات ألعاب لجهازك: كراء أو شراء أو إصلاح، وبطاقات هدايا. تطلب في محادثة مع شخص حقيقي.',
    shortcuts: { support: 'الدعم', accounts: 'الحسابات' },
  },
};

/** The mark on its background, as SVG. */
function drawing(size, part, corner) {
  const shapes = readFileSync(MARK, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const scale = (size * part) / MARK_UNITS;
  const edge = (size * (1 - part)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * corner}" fill="${GROUND}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})">${shapes}</g></svg>`;
}

async function icon(name, size, part, corner = 0) {
  const picture = sharp(Buffer.from(drawing(size, part, corner)));
  // iOS and launchers show transparent pixels as black.
  const bytes = await (corner ? picture : picture.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file: `icons/${name}.${hash}.png`, size, bytes };
}

/** The icons of the manifests by purpose, and the touch icon that iOS reads from the page. */
async function icons() {
  const [any192, any512, mask192, mask512, touch] = await Promise.all([
    icon('icon-192', 192, PLAIN, CORNER),
    icon('icon-512', 512, PLAIN, CORNER),
    icon('maskable-192', 192, MASKABLE),
    icon('maskable-512', 512, MASKABLE),
    icon('apple-touch-icon', 180, MASKABLE),
  ]);
  return { any: [any192, any512], maskable: [mask192, mask512], touch };
}

function manifest(language, drawn) {
  const { dir, description, shortcuts } = WORDS[language];
  const listed = ['any', 'maskable'].flatMap((purpose) =>
    drawn[purpose].map(({ file, size }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    name: 'Manette',
    short_name: 'Manette',
    description,
    lang: language,
    dir,
    id: '/',
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    theme_color: GROUND,
    background_color: GROUND,
    icons: listed,
    shortcuts: [
      { name: shortcuts.support, url: '/support' },
      { name: shortcuts.accounts, url: '/accounts' },
    ],
    // Content shared by other apps goes to a conversation: apps/shell/service-worker/share.ts keeps it for the page [POC-103].
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }],
      },
    },
  };
}

/** Writes the manifests and their icons, and links them in the page. The user's language selects the manifest. */
export class AppManifest {
  apply(compiler) {
    compiler.hooks.compilation.tap('app-manifest', (compilation) => {
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise('app-manifest', async (data) => {
        const drawn = await icons();
        const emit = (file, content) => compilation.emitAsset(file, new rspack.sources.RawSource(content));
        for (const { file, bytes } of [...drawn.any, ...drawn.maskable, drawn.touch]) emit(file, bytes);
        for (const [language, { file }] of Object.entries(WORDS))
          emit(file, `${JSON.stringify(manifest(language, drawn), null, 2)}\n`);
        const link = (attributes) => rspack.HtmlRspackPlugin.createHtmlTagObject('link', attributes);
        const [en, ar] = [WORDS.en.file, WORDS.ar.file].map((file) => `/${file}`);
        data.headTags.push(
          link({ rel: 'manifest', href: en, 'data-en': en, 'data-ar': ar }),
          link({ rel: 'apple-touch-icon', sizes: '180x180', href: `/${drawn.touch.file}` }),
        );
        return data;
      });
    });
  }
}
