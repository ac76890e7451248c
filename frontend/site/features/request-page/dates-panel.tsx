import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/components/button.tsx';
import { Skeleton } from '#shared/components/skeleton.tsx';
import { loadTexts } from '#shared/lib/i18n.ts';
import type { DatesFormProps } from './dates-form.tsx';
import styles from './page-panel.module.css';

/** Loads the form as the router loads a screen with antd. */
async function loadForm(): Promise<ComponentType<DatesFormProps>> {
  const [{ AntdProviders }, { DatesForm }] = await Promise.all([
    import('#shared/components/antd-providers.tsx'),
    import('./dates-form.tsx'),
    loadTexts(['offer']),
  ]);
  return (props) => (
    <AntdProviders>
      <DatesForm {...props} />
    </AntdProviders>
  );
}

/** The form with new dates. Its code, with the calendar, loads when the panel is first opened. */
export function DatesPanel(props: DatesFormProps) {
  const { t } = useTranslation('requestPage');
  const [Loaded, setLoaded] = useState<ComponentType<DatesFormProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    if (hasFailed) return;
    loadForm().then(
      (Form) => setLoaded(() => Form),
      () => setHasFailed(true),
    );
  }, [hasFailed]);

  return (
    <section className={styles.panel} aria-labelledby="change-dates" aria-busy={!Loaded && !hasFailed}>
      <h2 id="change-dates" ref={heading} tabIndex={-1}>
        {t('dates.title')}
      </h2>
      <p className={styles.soft}>{t('dates.hint')}</p>
      {Loaded ? <Loaded {...props} /> : hasFailed ? <NotLoaded onRetry={() => setHasFailed(false)} /> : <Frame />}
    </section>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('requestPage');
  const { t: common } = useTranslation('common');
  return (
    <div role="alert" className={styles.actions}>
      <p>{t('dates.notLoaded')}</p>
      <Button look="quiet" onClick={onRetry}>
        {common('tryAgain')}
      </Button>
    </div>
  );
}

/** A frame as large as two fields. */
const Frame = () => <Skeleton height="8rem" />;
