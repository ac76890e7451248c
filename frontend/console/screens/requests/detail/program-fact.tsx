import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Facts } from '../../../components/facts.tsx';

/** A link to the program that the enquiry is about. The program may have been deleted since. */
export function ProgramFact({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data: program } = useProgram(id);
  const value =
    program === null ? (
      t('detail.programGone')
    ) : (
      <Link to={paths.program(id)} target="_blank">
        {program ? <bdi>{programTexts(program, language).trip_name}</bdi> : t('detail.openProgram')}
      </Link>
    );
  return <Facts facts={[{ label: t('detail.program'), value }]} />;
}
