import './pagination.css';
import { IconButton } from './button.tsx';
import { BackIcon, ForwardIcon } from './icons.tsx';
import { useLanguage, useWords } from './language.tsx';
import { kitWords } from './words.ts';

interface LeavesProps {
  /** Counts from 1. */
  page: number;
  isLast: boolean;
  onChange: (page: number) => void;
}

interface PaginationProps extends Omit<LeavesProps, 'isLast'> {
  of: number;
}

function useTold(): (n: number) => string {
  const language = useLanguage();
  return (n) => n.toLocaleString(language);
}

function Leaves({ page, isLast, said, onChange }: LeavesProps & { said: string }) {
  const words = useWords(kitWords).pages;
  return (
    <nav className="pagination" aria-label={words.label}>
      <IconButton icon={BackIcon} label={words.previous} disabled={page <= 1} onClick={() => onChange(page - 1)} />
      <output>{said}</output>
      <IconButton icon={ForwardIcon} label={words.next} disabled={isLast} onClick={() => onChange(page + 1)} />
    </nav>
  );
}

export function Pagination({ page, of, onChange }: PaginationProps) {
  const words = useWords(kitWords).pages;
  const told = useTold();
  return <Leaves page={page} isLast={page >= of} said={words.at(told(page), told(of))} onChange={onChange} />;
}

/** Where nobody has counted how many pages there are. Nothing where there is but one. */
export function UncountedPages(props: LeavesProps) {
  const told = useTold();
  return props.page === 1 && props.isLast ? null : <Leaves {...props} said={told(props.page)} />;
}
