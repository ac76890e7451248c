import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { Scene } from '#shared/components/scene.tsx';
import styles from './not-found-screen.module.css';

/** Shown for any URL without a screen. */
export default function NotFoundScreen() {
  const { t } = useTranslation('common');
  const navigation = useNavigationType();
  // The server alone knows where an old address leads to by now.
  useEffect(() => {
    if (navigation === 'PUSH') window.location.reload();
  }, [navigation]);
  return (
    <section className={styles.screen}>
      <PageTitle title={t('notFound.title')} />
      <meta name="robots" content="noindex" />
      <Scene name="lost" className={styles.scene} priority />
      <p className={styles.code}>{t('notFound.code')}</p>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={paths.programs} look="quiet">
          {t('notFound.programs')}
        </ButtonLink>
      </div>
    </section>
  );
}
