import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useQuoteSettings } from '../../features/quotes/use-quote-settings.ts';
import { LoadProblem } from '../../features/session/load-problem.tsx';
import { useMay } from '../../features/session/use-may.ts';
import { QuoteTemplates } from './quote-templates.tsx';
import { SettingsForm } from './settings-form.tsx';

/** `/admin/quotes`: what quotes begin with. Owners change it, agents read it. */
export default function QuotesScreen() {
  const { t } = useTranslation('adminQuotes');
  const mayChange = useMay('PUT /desk/quote-settings');
  const { data, error, mutate } = useQuoteSettings();
  // The form starts again only when a person reloads: a saved template leaves the input.
  const [reloads, setReloads] = useState(0);
  const reload = () => mutate().then(() => setReloads((count) => count + 1));
  const put = (saved: NonNullable<typeof data>) => void mutate(saved, { revalidate: false });
  return (
    <>
      <ScreenHead title={t('settings.title')} actions={null}>
        <p>{t('settings.subtitle')}</p>
      </ScreenHead>
      {data ? (
        <Flex vertical gap="2rem">
          {!mayChange && <Alert type="info" title={t('settings.onlyOwners')} />}
          <SettingsForm
            key={reloads}
            settings={data}
            mayChange={mayChange}
            onSaved={put}
            onReload={() => void reload()}
          />
          <QuoteTemplates settings={data} mayChange={mayChange} onSaved={put} />
        </Flex>
      ) : error ? (
        <LoadProblem title={t('settings.loadFailed')} error={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton label={t('settings.loading')} />
      )}
    </>
  );
}
