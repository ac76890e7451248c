import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api-error.ts';
import { errorText } from '#shared/lib/error-text.ts';

/** The HTTP statuses for which we have a name (RFC 9110, section 15; RFC 6585, section 4). */
const named = [400, 404, 408, 429, 500, 502, 503, 504] as const;

/**
 * The reason why programs failed to load: the error catalogue's text (docs/product.md) and the server's
 * detail.
 */
export function LoadFailureText({ error }: { error: unknown }) {
  const { t } = useTranslation(['programs', 'common']);
  const { t: common } = useTranslation('common');
  const isPlain = !(error instanceof ApiError) || error.kind !== 'http' || error.status === 401 || error.status === 403;
  if (isPlain) return catalogueText(error, common);
  const { status, detail, retryAfter } = error;
  const name = named.find((known) => known === status) ?? 'other';
  return (
    <>
      {t('failure.http', { status, name: t(`failure.names.${name}`) })}
      {(detail || (status === 429 && retryAfter)) && (
        <>
          <br />
          {errorText(error, common)}
        </>
      )}
    </>
  );
}

/** The catalogue has one text for 401, whatever the server's detail says. */
const catalogueText = (error: unknown, t: TFunction<'common'>) =>
  error instanceof ApiError && error.status === 401 ? t('errors.authentication') : errorText(error, t);
