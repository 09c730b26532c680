import { useEffect, useRef, useTransition } from 'react';
import { useQuery } from '@tanstack/react-query';
import { judgeFailure, pdfQuery, useSession } from '../../session/index.ts';
import { Button, buttonClassName, Icon, showToast, Spinner, useKeptFocus } from '../../ui/index.ts';
import { DOCUMENTS_WORDS } from './documentsWords.ts';

const WORDS = DOCUMENTS_WORDS.pdf;

/** Offers a PDF copy of the submitted application and announces when it is ready. */
export function PdfDownload() {
  const { sdk } = useSession();
  const { data, error, isFetching, refetch } = useQuery(pdfQuery(sdk));
  const hasFailed = error !== null || data?.status === 'FAILED';
  const [isTryingAgain, startTryingAgain] = useTransition();
  // Also shows a toast for a retry that fails in the same way.
  useEffect(() => {
    if (!hasFailed || isTryingAgain || judgeFailure(error).kind === 'signedOut') return;
    showToast({ severity: 'error', label: WORDS.errorLabel, message: error?.message ?? WORDS.failed });
  }, [hasFailed, error, isTryingAgain]);
  const tryAgain = () =>
    startTryingAgain(async () => {
      await refetch();
    });
  const link = useRef<HTMLAnchorElement>(null);
  const keptFocus = useKeptFocus(link);

  const url = data?.status === 'COMPLETED' ? data.url : '';
  const waiting = hasFailed ? (
    <Button {...keptFocus} variant="outline" busy={isFetching} onClick={tryAgain}>
      {WORDS.tryAgain}
    </Button>
  ) : (
    <Button {...keptFocus} variant="outline" aria-disabled>
      <Spinner size="small" />
      <span>{WORDS.preparing}</span>
    </Button>
  );
  // Screen readers do not announce that the button changes; a failure is shown as a toast.
  const said = hasFailed ? '' : WORDS.preparing;
  return (
    <>
      {url ? (
        <a
          {...keptFocus}
          ref={link}
          className={buttonClassName({})}
          href={url}
          target="_blank"
          rel="noopener"
        >
          <Icon name="download" />
          <span>{WORDS.download}</span>
        </a>
      ) : (
        waiting
      )}
      <span className="app-visually-hidden" role="status">
        {url ? WORDS.ready : said}
      </span>
    </>
  );
}
