import type { Finding } from './runCheckers.ts';

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
    why: 'react-toastify makes a toast focusable, so that its countdown pauses while it has focus.',
  },
  {
    rule: 'ibm:element_tabbable_role_valid fails',
    of: 'data-react-modal-body-trap',
    why: 'Sentinels at both ends of a dialog, which return the focus to it.',
  },
  {
    rule: 'ibm:aria_complementary_label_visible fails',
    why: 'The text beside a card has a name for assistive technology; visually, its position is enough.',
  },
  {
    rule: 'axe:focus-order-semantics',
    of: 'data-react-modal-body-trap',
    why: 'Sentinels at both ends of a dialog, which return the focus to it.',
  },
  {
    rule: 'ibm:aria_role_redundant fails',
    of: 'app-read-only',
    why: 'Safari drops the table semantics of a table whose `display` CSS changes; explicit roles restore them.',
  },
  {
    rule: 'axe:color-contrast-enhanced',
    why: 'A contrast of 7:1 is level AAA; the product targets AA, and 4.5:1 and 3:1 are checked.',
  },
  {
    rule: 'ibm:label_ref_valid fails',
    of: '-choose"',
    why: 'The label belongs to a visually hidden file input, which can have focus.',
  },
  // The checker cannot decide these rules itself and asks for a manual check.
  {
    rule: 'ibm:style_focus_visible asks',
    why: 'A journey in forced colours checks the focus ring of each control.',
  },
  {
    rule: 'ibm:text_block_heading asks',
    of: 'app-read-only-lead',
    why: 'The name of an applicant of whom little else is known: a fact under the title, no heading of the sections.',
  },
  { rule: 'ibm:style_highcontrast_visible asks', why: 'Checked in forced colours, here and in a journey.' },
  { rule: 'ibm:style_color_misuse asks', why: 'Errors have an icon and text; links are underlined.' },
  { rule: 'ibm:style_viewport_resizable asks', why: 'This run includes text at twice the size.' },
  {
    rule: 'ibm:aria_keyboard_handler_exists asks',
    why: 'A journey completes the application using only the keyboard.',
  },
  { rule: 'ibm:element_tabbable_unobscured asks', why: 'This run checks each tab stop, with toasts open.' },
  {
    rule: 'ibm:element_tabbable_visible asks',
    of: 'app-skip-link',
    why: 'It becomes visible when it has focus.',
  },
  {
    rule: 'ibm:element_tabbable_visible asks',
    of: 'data-react-modal-body-trap',
    why: 'It passes the focus on immediately.',
  },
  { rule: 'ibm:input_fields_grouped asks', why: 'Related questions are in a named section.' },
  {
    rule: 'ibm:form_submit_button_exists asks',
    why: 'A page of the form is not submitted; its buttons save and navigate.',
  },
  {
    rule: 'ibm:input_label_visible asks',
    of: 'app-icon-button',
    why: 'A cross is a well-known symbol for closing.',
  },
  {
    rule: 'ibm:input_label_visible asks',
    of: '<textarea',
    why: 'Its label is above it, where the checker does not look.',
  },
  { rule: 'ibm:input_checkboxes_grouped asks', why: 'A single checkbox that is a separate question.' },
  {
    rule: 'ibm:text_sensory_misuse asks',
    why: '“You are right on time” and “a little” do not refer to a position.',
  },
  { rule: 'ibm:text_quoted_correctly asks', why: 'It quotes the label of a button.' },
  { rule: 'ibm:html_skipnav_exists asks', why: 'A screen with a single message has nothing to skip.' },
  {
    rule: 'ibm:widget_tabbable_exists asks',
    of: 'role="listbox"',
    why: 'Focus stays in the field (APG combobox pattern).',
  },
  { rule: 'ibm:text_contrast_sufficient asks', why: 'axe measures contrast after transitions have ended.' },
  { rule: 'ibm:list_structure_proper asks', why: 'These are lines of an address, not a list.' },
  { rule: 'ibm:a_target_warning asks', why: 'The link opens the PDF copy.' },
  { rule: 'ibm:download_keyboard_controllable asks', why: 'It is a link; journeys activate it by keyboard.' },
];

/** Returns the waiver that covers a finding, if any. */
export function waiverOf({ rule, element }: Finding): Waiver | undefined {
  return WAIVERS.find((waiver) => waiver.rule === rule && element.includes(waiver.of ?? ''));
}
