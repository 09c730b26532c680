/** What the tests of a criterion can show. */
export const RESULTS = ['supports', 'partly', 'not applicable', 'not checked'] as const;
export type Result = (typeof RESULTS)[number];

/** A success criterion of WCAG 2.2, level A or AA. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly isDoubleA?: boolean;
  /** New in WCAG 2.2, so neither in WCAG 2.1 nor in EN 301 549 V3.2.1. */
  readonly isNew?: boolean;
  readonly result: Result;
  /** What the tests do not show, or why the criterion does not apply. */
  readonly remark?: string;
  /** Parts of the titles of tests that show it, besides the tests whose titles have its number. */
  readonly by?: readonly string[];
}

/** Each story in the sweep, with axe at two widths. */
const AXE = 'every story fits windows from 1440 px down to 320 px';
/** Each story in the sweep, with IBM's checker and all rules of axe. */
const BOTH = 'each finding of IBM’s checker, and of axe with all rules enabled';
const MODES = 'nothing is cut off, overlaps or scrolls sideways, and the focus is visible';
const BY_KEYBOARD = 'an applicant can sign up, apply and submit using only the keyboard';
const NO_MEDIA = 'The application has no audio or video.';

/** What our tests show of WCAG 2.2; `npm run generate` writes docs/conformance/wcag.md from it. */
export const CRITERIA: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    result: 'partly',
    remark: 'A PDF made from photos contains pictures, whose text cannot be read out.',
    by: [AXE, BOTH],
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    result: 'not applicable',
    remark: NO_MEDIA,
  },
  { number: '1.2.2', name: 'Captions (Prerecorded)', result: 'not applicable', remark: NO_MEDIA },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    result: 'not applicable',
    remark: NO_MEDIA,
  },
  { number: '1.2.4', name: 'Captions (Live)', isDoubleA: true, result: 'not applicable', remark: NO_MEDIA },
  {
    number: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    isDoubleA: true,
    result: 'not applicable',
    remark: NO_MEDIA,
  },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    result: 'supports',
    by: [AXE, BOTH, 'refers to its label, hint and messages', 'and its printout on Letter paper'],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    result: 'partly',
    remark: 'The order of controls is compared with what is seen; the order of texts between them is not.',
    by: [MODES],
  },
  { number: '1.3.3', name: 'Sensory Characteristics', result: 'not checked' },
  { number: '1.3.4', name: 'Orientation', isDoubleA: true, result: 'supports', by: [AXE] },
  { number: '1.3.5', name: 'Identify Input Purpose', isDoubleA: true, result: 'supports', by: [BOTH] },
  {
    number: '1.4.1',
    name: 'Use of Color',
    result: 'supports',
    by: ['looks different in forced colours', 'an attribute, an icon and text'],
  },
  { number: '1.4.2', name: 'Audio Control', result: 'not applicable', remark: NO_MEDIA },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    isDoubleA: true,
    result: 'supports',
    by: [AXE, 'has enough contrast with its background'],
  },
  { number: '1.4.4', name: 'Resize Text', isDoubleA: true, result: 'supports', by: [MODES] },
  { number: '1.4.5', name: 'Images of Text', isDoubleA: true, result: 'supports' },
  { number: '1.4.10', name: 'Reflow', isDoubleA: true, result: 'supports', by: [AXE, MODES] },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    isDoubleA: true,
    result: 'partly',
    remark: 'The lines around fields are measured; icons and focus rings are not.',
    by: ['has enough contrast with its background'],
  },
  { number: '1.4.12', name: 'Text Spacing', isDoubleA: true, result: 'supports', by: [MODES] },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    isDoubleA: true,
    result: 'supports',
    by: ['the description of a step opens after 200 ms of hovering'],
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    result: 'supports',
    by: [BY_KEYBOARD, 'using only the keyboard, and the page does not store', 'as one PDF by keyboard'],
  },
  { number: '2.1.2', name: 'No Keyboard Trap', result: 'supports', by: [BY_KEYBOARD] },
  { number: '2.1.4', name: 'Character Key Shortcuts', result: 'not checked' },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    result: 'partly',
    remark:
      'The inactive are asked before they are logged out. Not before a mailed code or link expires, of which a new one can be requested, or a session reaches the backend’s limit.',
    by: ['asks at 840 s, not before, whether the student is still working'],
  },
  { number: '2.2.2', name: 'Pause, Stop, Hide', result: 'supports' },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', result: 'supports' },
  { number: '2.4.1', name: 'Bypass Blocks', result: 'supports', by: [AXE, BOTH] },
  {
    number: '2.4.2',
    name: 'Page Titled',
    result: 'supports',
    by: [BOTH, 'shows its heading, fields and footer, and sets the document title'],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    result: 'supports',
    by: [MODES, BY_KEYBOARD, 'a summary link scrolls to its question on any page and moves focus there'],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    result: 'partly',
    remark: 'Each link has a name that no other action has; whether the names are understood is not checked.',
    by: [AXE, BOTH],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    isDoubleA: true,
    result: 'supports',
    by: ['moving by menu, buttons, Back and Forward'],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    isDoubleA: true,
    result: 'partly',
    remark: 'Headings and labels exist; whether they are understood is not checked.',
    by: [AXE, BOTH],
  },
  { number: '2.4.7', name: 'Focus Visible', isDoubleA: true, result: 'supports', by: [MODES, BY_KEYBOARD] },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    isDoubleA: true,
    isNew: true,
    result: 'supports',
    by: [MODES, BY_KEYBOARD],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    result: 'supports',
    by: ['its Close button dismisses a toast'],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    result: 'partly',
    remark: 'Checked for suggestions and for what is saved when a field is left; not for every control.',
    by: [
      'the suggestion under a finger stays there',
      'an action requested during a press waits for the click',
    ],
  },
  { number: '2.5.3', name: 'Label in Name', result: 'supports', by: [AXE] },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    result: 'not applicable',
    remark: 'The application does not react to motion.',
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    isDoubleA: true,
    isNew: true,
    result: 'supports',
    by: ['as one PDF by keyboard', 'its Close button dismisses a toast', 'a transcript can be uploaded'],
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    isDoubleA: true,
    isNew: true,
    result: 'supports',
    by: [AXE, BOTH],
  },
  { number: '3.1.1', name: 'Language of Page', result: 'supports', by: [AXE] },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    isDoubleA: true,
    result: 'not applicable',
    remark: 'All texts are in English.',
  },
  { number: '3.2.1', name: 'On Focus', result: 'supports', by: [BY_KEYBOARD, MODES] },
  { number: '3.2.2', name: 'On Input', result: 'supports', by: [BY_KEYBOARD] },
  { number: '3.2.3', name: 'Consistent Navigation', isDoubleA: true, result: 'not checked' },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    isDoubleA: true,
    result: 'partly',
    remark:
      'Two actions on a page never share a name; that one action has the same name everywhere is not checked.',
    by: [AXE],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    isNew: true,
    result: 'partly',
    remark: 'Help is in the footer; that every page has it in the same place is not checked.',
    by: ['the footer is the contentinfo landmark, with the office'],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    result: 'supports',
    by: [
      'refers to its label, hint and messages',
      'is linked from its error in the summary, in reading order',
      'the number of fields to correct is announced at each blocked submit',
    ],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    result: 'supports',
    by: [AXE, BOTH, 'refers to its label, hint and messages'],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    isDoubleA: true,
    result: 'supports',
    by: ['are as specified in %s for the answer %j', 'a slip is asked about once its field is left'],
  },
  { number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', isDoubleA: true, result: 'supports' },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    isNew: true,
    result: 'partly',
    remark: 'Checked between the cards and the form; that no page asks for the same twice is not checked.',
    by: [
      'survive reloads and visits to the account cards and are saved after the log-in',
      'the links of the login card pass on a complete address',
    ],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    isDoubleA: true,
    isNew: true,
    result: 'supports',
    by: [
      'adopts values that a password manager filled in',
      'replaces an old code with a new one pasted after it',
    ],
  },
  { number: '4.1.2', name: 'Name, Role, Value', result: 'supports', by: [AXE, BOTH] },
  {
    number: '4.1.3',
    name: 'Status Messages',
    isDoubleA: true,
    result: 'supports',
    by: [BY_KEYBOARD, BOTH, 'each text that is cut off is announced', 'is announced each time, although'],
  },
];
