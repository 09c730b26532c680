import { vi } from 'vitest';
import { type Application, profileOf } from '../../data/test-support/openApplication.ts';

/** A server with one application on it, as entering asks for it. */
export function aServer(application: Application = {}) {
  const { state, documents = {} } = application;
  return {
    getProfile: vi.fn(() => Promise.resolve(profileOf(application))),
    getAddAnother: vi.fn(() => Promise.resolve({ add_another: state?.addAnother ?? {} })),
    getTabs: vi.fn(() => Promise.resolve({ tabs: state?.tabs ?? {} })),
    getDocuments: vi.fn(() => Promise.resolve({ document_answer: documents })),
    saveAnswers: vi.fn((..._args: unknown[]) => Promise.resolve({ message: 'Saved', version: null })),
    saveWebStatus: vi.fn((..._args: unknown[]) => Promise.resolve({ message: 'Saved' })),
    saveAddAnother: vi.fn((..._args: unknown[]) => Promise.resolve({ message: 'Saved' })),
    saveTab: vi.fn((..._args: unknown[]) => Promise.resolve({ message: 'Saved' })),
    saveLastPage: vi.fn((_body: { last_page: string }) => Promise.resolve({ message: 'Saved' })),
    getConversion: vi.fn(() => new Promise(() => undefined)),
    getServiceView: vi.fn((..._args: unknown[]) => Promise.resolve(VIEW)),
    getPublicView: vi.fn((..._args: unknown[]) => Promise.resolve(VIEW)),
  };
}

/** What a token opens. */
const VIEW = {
  answer: { first_name: 'Maya' },
  add_another: { parent: 2 },
  tabs: { hs_tab: 'intl' },
  document_answer: {},
};
