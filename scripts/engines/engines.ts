import { globSync } from 'node:fs';
import type { Engine } from './Engine.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';

/** WebKit keeps its browser among its libraries, in the folder of the machine's architecture. */
const miniBrowser = (folder: string) => globSync(`/usr/lib/*/${folder}/MiniBrowser`)[0] ?? '';

const NO_DATES = {
  'typed dates': 'its driver types into no part of a date control, not even of a plain page: set by script',
};
const NO_HIDING = {
  'hidden pages': 'its driver opens a tab behind the one on screen, and brings none forward',
};
/** WPE WebKit 2.38's driver and browsers. */
const WPE_LACKS = {
  ...NO_DATES,
  tabs: 'its browser shows one page only',
  'computed names': 'its driver does not know the command',
};

/** The engines, and all that is different in one of them: everything else is said once, for all. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    programs: ['firefox-esr'],
    sizes: [
      { name: 'desktop', width: 1280, height: 900, cannot: {} },
      { name: 'narrow', width: 390, height: 844, cannot: {} },
    ],
    open: openFirefox,
  },
  {
    name: 'webkitgtk',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['WebKitWebDriver', 'Xvfb'],
    sizes: [
      { name: 'desktop', width: 1280, height: 900, cannot: { ...NO_DATES, ...NO_HIDING } },
      // MiniBrowser's window has no less.
      { name: 'narrow', width: 447, height: 844, cannot: { ...NO_DATES, ...NO_HIDING } },
    ],
    open: (size) =>
      openWebKit(
        {
          driver: 'WebKitWebDriver',
          option: 'webkitgtk:browserOptions',
          browser: { binary: miniBrowser('webkit2gtk-4.1'), args: ['--automation'] },
          needsDisplay: true,
        },
        size,
      ),
  },
  {
    name: 'wpe',
    packages: ['wpewebkit-driver', 'cog'],
    programs: ['WPEWebDriver', 'cog'],
    // Without a window the size is the browser's own: MiniBrowser's 1280 × 720, and half of Cog's 800 × 600.
    sizes: [
      { name: 'desktop', width: 1280, height: 720, cannot: WPE_LACKS },
      {
        name: 'narrow',
        width: 400,
        height: 300,
        cannot: {
          ...WPE_LACKS,
          'a pointer':
            'it is narrow by a zoom of two, which its driver’s pointer does not know: pressed by script',
        },
      },
    ],
    open: (size) =>
      openWebKit(
        {
          driver: 'WPEWebDriver',
          option: 'wpe:browserOptions',
          browser:
            size.name === 'desktop'
              ? { binary: miniBrowser('wpe-webkit-1.1'), args: ['--automation', '--headless'] }
              : { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless', '--scale=2'] },
          needsDisplay: false,
        },
        size,
      ),
  },
];
