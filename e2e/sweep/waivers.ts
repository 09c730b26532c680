import type { Finding } from './secondLook.ts';

/** A finding that is accepted, with the name of its rule and the reason. */
export interface Waiver {
  readonly rule: string;
  /** Part of the element's HTML, if the rule is waived only for some elements. */
  readonly of?: string;
  readonly why: string;
}

export const WAIVERS: readonly Waiver[] = [
  {
    rule: 'ibm:aria_content_in_landmark fails',
    of: 'app-skip-link',
    why: 'The skip link comes before the landmarks it skips.',
  },
  {
    rule: 'ibm:input_autocomplete_valid fails',
    of: 'autocomplete="username"',
    why: 'HTML allows `username` on a field for an e-mail address, and password managers need it there.',
  },
  {
    rule: 'ibm:element_tabbable_role_valid fails',
    of: 'Toastify__toast',
    why: 'react-toastify makes a toast focusable, so that its time stops while it is read by keyboard.',
  },
  {
    rule: 'ibm:element_tabbable_role_valid fails',
    of: 'data-react-modal-body-trap',
    why: 'The ends of a dialog: they hand the focus back into it.',
  },
  {
    rule: 'ibm:aria_complementary_label_visible fails',
    why: 'What stands beside a card is named for assistive tech; to the eye its place tells.',
  },
  {
    rule: 'axe:focus-order-semantics',
    of: 'data-react-modal-body-trap',
    why: 'The ends of a dialog: they hand the focus back into it.',
  },
  {
    rule: 'ibm:aria_role_redundant fails',
    of: 'app-read-only',
    why: 'Safari forgets that a table is one where CSS lays it out; the written roles keep it.',
  },
  {
    rule: 'axe:color-contrast-enhanced',
    why: 'Contrast of 7:1 is level AAA; the product keeps AA, and every ratio of 4.5:1 and 3:1 is checked.',
  },
  {
    rule: 'ibm:label_ref_valid fails',
    of: '-choose"',
    why: 'The browser ties this label to its file input, which is out of sight and can have the focus.',
  },
  // The checker cannot decide these rules itself and asks for a manual check.
  {
    rule: 'ibm:style_focus_visible asks',
    why: 'The journey in forced colours sees the ring of each control.',
  },
  { rule: 'ibm:style_highcontrast_visible asks', why: 'Seen in forced colours, here and in a journey.' },
  { rule: 'ibm:style_color_misuse asks', why: 'Errors have an icon and words, links a line beneath.' },
  { rule: 'ibm:style_viewport_resizable asks', why: 'Text of twice the size is swept here.' },
  { rule: 'ibm:aria_keyboard_handler_exists asks', why: 'The whole journey is made by keyboard alone.' },
  { rule: 'ibm:element_tabbable_unobscured asks', why: 'Each tab stop is looked at here, with toasts open.' },
  {
    rule: 'ibm:element_tabbable_visible asks',
    of: 'app-skip-link',
    why: 'It appears when it has the focus.',
  },
  {
    rule: 'ibm:element_tabbable_visible asks',
    of: 'data-react-modal-body-trap',
    why: 'It hands the focus on at once, and is never seen to have it.',
  },
  { rule: 'ibm:input_fields_grouped asks', why: 'Questions that belong together stand in a named section.' },
  {
    rule: 'ibm:form_submit_button_exists asks',
    why: 'A page of the form is left by its buttons, never sent.',
  },
  { rule: 'ibm:input_label_visible asks', of: 'app-icon-button', why: 'A cross is known to close.' },
  {
    rule: 'ibm:input_label_visible asks',
    of: '<textarea',
    why: 'Its label stands above it; the checker looks beside it.',
  },
  { rule: 'ibm:input_checkboxes_grouped asks', why: 'One box that is a question of its own.' },
  { rule: 'ibm:text_sensory_misuse asks', why: '“You are right on time”, “a little” point at no place.' },
  { rule: 'ibm:text_quoted_correctly asks', why: 'The words of a button, not a quotation.' },
  { rule: 'ibm:html_skipnav_exists asks', why: 'A screen of one message has nothing to skip.' },
  {
    rule: 'ibm:widget_tabbable_exists asks',
    of: 'role="listbox"',
    why: 'The field keeps the focus (APG combobox).',
  },
  { rule: 'ibm:text_contrast_sufficient asks', why: 'axe measures it once transitions have ended.' },
  { rule: 'ibm:list_structure_proper asks', why: 'Lines of an address, not a list.' },
  { rule: 'ibm:a_target_warning asks', why: 'The copy opens as a file.' },
  { rule: 'ibm:download_keyboard_controllable asks', why: 'A link, pressed by keyboard in the journeys.' },
];

/** Returns the waiver that covers a finding, if any. */
export function waiverOf({ rule, element }: Finding): Waiver | undefined {
  return WAIVERS.find((waiver) => waiver.rule === rule && element.includes(waiver.of ?? ''));
}
