import { wireContents } from './contents.ts';
import { wirePlace } from './keep-place.ts';
import { wireOffline } from './offline.ts';
import { rememberLanguage } from './remember-language.ts';
import { wireSearch } from './search.ts';
import { wireTheme } from './theme.ts';

wireTheme();
wirePlace();
wireContents();
wireSearch();
wireOffline();
rememberLanguage();
