import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import useSWR from 'swr';
import type { SetupProgress, SetupStep } from '#contracts/api/setup';
import { paths } from '#contracts/website/paths';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { palette } from '#shared/lib/palette.ts';
import shared from '../../components/console.module.css';
import { Panel } from '../../components/panel.tsx';
import { staffApi } from '../../features/session/staff-api.ts';
import { useMay } from '../../features/session/use-may.ts';

const ways: Record<SetupStep, string> = {
  brand: `${paths.admin.site}?section=brand`,
  contact: `${paths.admin.site}?section=contact`,
  licence: `${paths.admin.site}?section=contact`,
  mail: `${paths.admin.site}?section=letters`,
  questions: `${paths.admin.site}?section=questions`,
  claims: `${paths.admin.site}?section=figures`,
  program: paths.admin.programs,
  colleague: paths.admin.team,
};

/** Claims stand in several sections: the way leads to one that has some left. */
const wayTo = ({ step, section }: SetupProgress) => (section ? `${paths.admin.site}?section=${section}` : ways[step]);

/** The steps that an owner has still to do before the site opens. Shows nothing once all are done. */
export function SetupList() {
  const { t } = useTranslation('adminOverview');
  const { data: steps = [] } = useSWR(useMay('GET /overview/setup') ? 'setup' : null, () =>
    staffApi('GET /overview/setup'),
  );
  const done = steps.filter((one) => one.done).length;
  if (done === steps.length) return null;
  return (
    <div style={{ marginBlockEnd: '1.25rem' }}>
      <Panel title={t('setup.title')} extra={t('setup.done', { done, count: steps.length })}>
        <p>{t('setup.text')}</p>
        <ol className={`${shared.bare} ${shared.divided}`}>
          {steps.map((one) => (
            <li key={one.step}>
              <Flex align="center" gap="small">
                {one.done ? (
                  <CheckCircleFilled aria-hidden style={{ flex: 'none', color: palette.palm }} />
                ) : (
                  <RightOutlined aria-hidden className="mirrored" style={{ flex: 'none' }} />
                )}
                <span>
                  <Link to={wayTo(one)}>{t(`setup.steps.${one.step}`)}</Link>
                  {one.done && <VisuallyHidden> {t('setup.stepDone')}</VisuallyHidden>}
                </span>
              </Flex>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
