import './pagination.css';
import { IconButton } from './button.tsx';
import { BackIcon, ForwardIcon } from './icons.tsx';
import { useLanguage, useWords } from './language.tsx';
import { kitWords } from './words.ts';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  of: number;
  onChange: (page: number) => void;
}

export function Pagination({ page, of, onChange }: PaginationProps) {
  const words = useWords(kitWords).pages;
  const language = useLanguage();
  const told = (n: number) => n.toLocaleString(language);
  return (
    <nav className="pagination" aria-label={words.label}>
      <IconButton icon={BackIcon} label={words.previous} disabled={page <= 1} onClick={() => onChange(page - 1)} />
      <output>{words.at(told(page), told(of))}</output>
      <IconButton icon={ForwardIcon} label={words.next} disabled={page >= of} onClick={() => onChange(page + 1)} />
    </nav>
  );
}
