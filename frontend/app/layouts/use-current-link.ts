import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';

/** The home page's sections that the header leads to, by their anchors. */
const sections = { services: paths.services, programs: paths.homePrograms } as const;
type SectionId = keyof typeof sections;
const sectionIds = Object.keys(sections) as SectionId[];

/** The header's link that stands for where the reader is: a section of the home page, or the page itself. */
export function useCurrentLink(): string {
  const { pathname } = useLocation();
  const section = useSectionInView(pathname === paths.home);
  if (section) return sections[section];
  return /^\/programs?(\/|$)/.test(pathname) ? paths.homePrograms : pathname;
}

/** The section under a line in the upper half of the window. It is searched on each scroll, since a screen may load late. */
function useSectionInView(isHome: boolean): SectionId | undefined {
  const [section, setSection] = useState<SectionId>();

  useEffect(() => {
    if (!isHome) return;
    const look = () => {
      const line = window.innerHeight * 0.4;
      const isUnderLine = (id: SectionId) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box !== undefined && box.top <= line && box.bottom > line;
      };
      setSection(sectionIds.find(isUnderLine));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      setSection(undefined);
    };
  }, [isHome]);

  return section;
}
