import { useTranslation } from 'react-i18next';
import { similarCount } from '#catalogue/shown-counts';
import type { Program } from '#contracts/api/programs';
import { ProgramGrid, ProgramGridSkeleton } from '../../features/programs/program-grid.tsx';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { useSimilarPrograms } from '../../features/programs/use-similar-programs.ts';
import styles from './similar-programs.module.css';

/** Similar programs. Renders nothing if there are none or they fail to load. */
export function SimilarPrograms({ program }: { program: Program }) {
  const { t } = useTranslation('programs');
  const view = useProgramView();
  const { data: similar, error } = useSimilarPrograms(program);
  if ((!similar && error) || similar?.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-programs">
      <h2 id="similar-programs">{t('detail.similar')}</h2>
      {similar ? (
        <ProgramGrid programs={similar.map(view)} level={3} widest={3} priorityCount={0} rowOnPhones />
      ) : (
        <ProgramGridSkeleton count={similarCount} widest={3} rowOnPhones />
      )}
    </section>
  );
}
