import type { Engine } from './Engine.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';

const WEBKIT_LACKS = {
  'typed dates':
    'its driver cannot type into a date control, even on a plain page, so dates are set by script',
  'kept profiles': 'its driver opens private windows, whose data is lost when the browser ends',
};

const FIREFOX = { packages: ['firefox-esr'], programs: ['firefox-esr'], cannot: {}, open: openFirefox };

const WEBKIT_GTK = {
  packages: ['webkit2gtk-driver', 'xvfb'],
  programs: ['WebKitWebDriver', 'Xvfb'],
  cannot: {
    ...WEBKIT_LACKS,
    'hidden pages': 'its driver opens tabs in the background and cannot bring one to the front',
    'closing as a person':
      'its driver closes a tab without `beforeunload`, which a browser fires for a person',
    'loading pages': 'its driver answers no command before the page has loaded',
  },
  open: openWebKit({
    driver: 'WebKitWebDriver',
    option: 'webkitgtk:browserOptions',
    folder: 'webkit2gtk-4.1',
    args: ['--automation'],
    needsDisplay: true,
  }),
};

/** WPE WebKit 2.38. */
const WPE = {
  packages: ['wpewebkit-driver', 'cog'],
  programs: ['WPEWebDriver'],
  cannot: { ...WEBKIT_LACKS, tabs: 'its browser has no tabs' },
  open: openWebKit({
    driver: 'WPEWebDriver',
    option: 'wpe:browserOptions',
    folder: 'wpe-webkit-1.1',
    args: ['--automation', '--headless'],
    needsDisplay: false,
  }),
};

/** The engines and window sizes in which the journeys run. */
export const ENGINES: readonly Engine[] = [
  { name: 'firefox-desktop', ...FIREFOX, width: 1280, height: 900 },
  { name: 'firefox-narrow', ...FIREFOX, width: 390, height: 844 },
  { name: 'webkitgtk-desktop', ...WEBKIT_GTK, width: 1280, height: 900 },
  // The minimum width of MiniBrowser's window.
  { name: 'webkitgtk-narrow', ...WEBKIT_GTK, width: 447, height: 844 },
  // A headless WPE cannot be resized; this is its own size.
  { name: 'wpe-desktop', ...WPE, width: 1280, height: 720 },
];
