import { globSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { isSchoolEmail, suggestEmail } from './suggestEmail.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana.Marsh+x@GMAI.COM', 'Ana.Marsh+x@gmail.com'],
  ['ana@hotmail.co', 'ana@hotmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahoo.con', 'ana@yahoo.com'],
  ['ana@icloud.con', 'ana@icloud.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@gmil.con', 'ana@gmail.com'],
  ['ana@icould.comm', 'ana@icloud.com'],
  ['ana@yahoo.co', 'ana@yahoo.com'],
])('%s was probably meant as %s · BEY-02', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each(
  ' gmial.com ana@ ana@.com ana@gmail ana@aol. @gmial.com a@b@gmial.com ana@my.gmial.com ana@gmial.com.'.split(
    ' ',
  ),
)('“%s” gets no suggestion, because it is no address with a known slip · BEY-02', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

/** 200 domains that people receive mail at. */
const REAL = `
gmail.com googlemail.com yahoo.com ymail.com rocketmail.com yahoo.co.uk yahoo.co.in yahoo.ca yahoo.fr yahoo.de yahoo.es
yahoo.it yahoo.com.mx yahoo.com.br yahoo.com.ar yahoo.com.au yahoo.com.ph yahoo.com.vn yahoo.com.sg yahoo.com.hk yahoo.com.tw
yahoo.co.jp yahoo.co.id yahoo.co.kr yahoo.co.th yahoo.in yahoo.gr yahoo.ie yahoo.pl yahoo.ro yahoo.se yahoo.no yahoo.dk
hotmail.com hotmail.co.uk hotmail.ca hotmail.fr hotmail.de hotmail.es hotmail.it hotmail.be hotmail.nl hotmail.com.br
hotmail.com.ar hotmail.com.mx hotmail.com.au hotmail.co.jp hotmail.co.th hotmail.se hotmail.no hotmail.dk hotmail.gr
outlook.com outlook.co.uk outlook.fr outlook.de outlook.es outlook.it outlook.be outlook.jp outlook.kr outlook.in outlook.ie
outlook.sa outlook.ph outlook.my outlook.com.br outlook.com.ar outlook.com.au outlook.com.tr outlook.pt outlook.dk outlook.cz
live.com live.co.uk live.ca live.fr live.nl live.be live.se live.dk live.no live.it live.com.mx live.com.au live.cn msn.com
icloud.com me.com mac.com aol.com aol.co.uk aim.com verizon.net comcast.net att.net sbcglobal.net bellsouth.net cox.net
charter.net earthlink.net juno.com netzero.net optonline.net frontier.com windstream.net roadrunner.com rr.com ptd.net
mail.com email.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org proton.me
protonmail.com pm.me tutanota.com tuta.io fastmail.com fastmail.fm hey.com zoho.com zohomail.com hushmail.com inbox.com
mail.ru bk.ru list.ru inbox.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net i.ua seznam.cz centrum.cz email.cz wp.pl o2.pl
onet.pl interia.pl libero.it virgilio.it tiscali.it alice.it orange.fr wanadoo.fr free.fr laposte.net sfr.fr bbox.fr
telenet.be skynet.be ziggo.nl kpnmail.nl xs4all.nl bluewin.ch telia.com bigpond.com optusnet.com.au xtra.co.nz
rogers.com sympatico.ca shaw.ca telus.net videotron.ca bell.net qq.com 163.com 126.com sina.com sohu.com foxmail.com
naver.com hanmail.net daum.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com uol.com.br bol.com.br
terra.com.br ig.com.br globo.com walla.com abv.bg sapo.pt btinternet.com sky.com talktalk.net ntlworld.com
`
  .trim()
  .split(/\s+/);

test('none of 200 real domains is asked about · BEY-02', () => {
  expect(new Set(REAL).size).toBeGreaterThanOrEqual(200);
  expect(REAL.filter((domain) => suggestEmail(`ana@${domain}`))).toEqual([]);
});

test('no ready-made student of the examples, the sandbox and the stories has a slip, but those who show the hint · BEY-02', () => {
  const files = ['openapi.yaml', ...globSync('{sandbox,src/form/test-support,src/scenario}/**/*.ts')];
  const addresses = files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w.+-]+@[\w.-]+/g) ?? []);

  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => suggestEmail(address))).toEqual([
    'ana.marsh@gmial.com',
    'ana.marsh@hotmail.con',
  ]);
  expect(addresses.filter(isSchoolEmail).filter((address) => !address.endsWith('example.edu'))).toEqual([
    'ana@altoona.k12.pa.us',
  ]);
});

test.each<[address: string, isSchools: boolean]>([
  ['ana@students.altoona.k12.pa.us', true],
  ['ana@K12.CA.US', true],
  ['ana@psu.edu', true],
  ['ana@mail.PSU.EDU', true],
  ['ana@edu', false],
  ['ana@psu.edu.example', false],
  ['ana@k12.com', false],
  ['ana@notk12.pa.us', false],
  ['ana@gmail.com', false],
  ['ana.edu@gmail.com', false],
])('%s is a school’s address: %s · BEY-02', (address, isSchools) => {
  expect(isSchoolEmail(address)).toBe(isSchools);
});
