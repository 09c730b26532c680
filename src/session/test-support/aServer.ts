import { type Application, profileOf } from './openApplication.ts';
import { answering, held, variant } from './server.ts';

/** A server with one application, as mocks of the calls that open and save it. */
export function aServer(application: Application = {}) {
  const { state, documents = {} } = application;
  const counts = variant('getAddAnother', '200:none', { add_another: state?.addAnother ?? {} });
  const tabs = variant('getTabs', '200:none', { tabs: state?.tabs ?? {} });
  return {
    getProfile: answering('getProfile', profileOf(application)),
    getAddAnother: answering('getAddAnother', counts),
    getTabs: answering('getTabs', tabs),
    getDocuments: answering(
      'getDocuments',
      variant('getDocuments', '200:none', { document_answer: documents }),
    ),
    saveAnswers: answering('saveAnswers', variant('saveAnswers', '200:saved', {}, {})),
    saveWebStatus: answering('saveWebStatus'),
    saveAddAnother: answering('saveAddAnother'),
    saveTab: answering('saveTab'),
    saveLastPage: answering('saveLastPage'),
    getConversion: held('getConversion').call,
    getServiceView: answering('getServiceView'),
    getPublicView: answering('getPublicView'),
  };
}
