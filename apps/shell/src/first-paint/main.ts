// Runs before the page is painted. It is a separate file, because the content security policy allows no inline script. It
// imports only the files beside it (tools/rspack/page.mjs), because the page waits for every byte of it.
import { applyAppearance, isArabic } from './appearance';
import { ask, forgetQuestions } from './answers';
import { takeCallbackToken } from './callback-token';
import { built, preload } from './files';
import { repeatLostFiles } from './lost-files';
import { begin, knownPages, filesOfOwnPage, askWhenOpened } from './pages';
import { isSignedIn, token } from './reader';
import { askForRemote } from './remote';
import { loadTypeface } from './typeface';

takeCallbackToken();
applyAppearance();
repeatLostFiles();

// Requests what this user needs besides the shell's own files while those files still load.
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
