// Runs before the page is painted, as a file of its own because the security policy allows no inline script. It imports nothing but
// the files beside it (tools/rspack/page.mjs): every byte of it is waited for.
import { applyAppearance, isArabic } from './appearance';
import { ask, forgetQuestions } from './answers';
import { takeCallbackToken } from './callback-token';
import { built, preload } from './files';
import { begin, knownPages, filesOfOwnPage, askWhenOpened } from './pages';
import { isSignedIn, token } from './reader';
import { askForRemote } from './remote';
import { loadTypeface } from './typeface';

takeCallbackToken();
applyAppearance();

// What this reader needs besides the shell's own files is on its way while those still load.
const ownFiles = filesOfOwnPage();
loadTypeface(ownFiles !== undefined);
if (isArabic && built.wordsArabic) preload(built.wordsArabic);
if (ownFiles) ownFiles.forEach((file) => preload(built.base + file));
else if (built.federation) preload(built.federation);
askForRemote().catch(() => undefined);
if (isSignedIn()) ask('/api/auth/me', { authorization: `Bearer ${token}` });
begin(knownPages(), '');

addEventListener('manette:content-shown', forgetQuestions);
askWhenOpened();
