import { wireContents } from './contents.ts';
import { wirePlace } from './keep-place.ts';
import { wireOffline } from './offline.ts';
import { remember } from './remember.ts';
import { wireSearch } from './search.ts';
import { wireTheme } from './theme.ts';

wireTheme();
wirePlace();
wireContents();
wireSearch();
wireOffline();
// For the chooser and the page of errors.
remember('language', document.documentElement.lang);
