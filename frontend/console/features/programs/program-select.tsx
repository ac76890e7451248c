import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useStaffPrograms } from './use-staff-programs.ts';

interface Props {
  /** The words in the empty field. */
  placeholder: string;
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (id: string | undefined) => void;
}

/** Chooses one of the agency's programs, or none. One that is gone stays chosen, and says so. */
export function ProgramSelect(props: Props) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { programs, isWhole } = useStaffPrograms();
  const options = (programs ?? []).map((program) => ({
    value: program.id,
    label: programTexts(program, language).trip_name,
  }));
  const { value } = props;
  const isListed = !value || options.some((option) => option.value === value);
  const unlisted = { value, label: t(isWhole ? 'detail.programGone' : 'requestType.program') };
  return (
    <Select
      {...props}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={!isWhole}
      options={isListed ? options : [unlisted, ...options]}
    />
  );
}
