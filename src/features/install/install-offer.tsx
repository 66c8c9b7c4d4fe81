import './install.css';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#src/ui/button.tsx';
import { DeviceIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { onToasts, shownToasts } from '#src/ui/toasts.ts';
import type { Install, Offer } from './install.ts';
import { installWords } from './words.ts';

function Steps({ onDone }: { onDone: () => void }) {
  const words = useWords(installWords).steps;
  return (
    <Sheet
      open
      title={words.title}
      onClose={onDone}
      foot={
        <Button look="act" full onClick={onDone}>
          {words.done}
        </Button>
      }
    >
      <ol className="install-steps">
        {words.each.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Sheet>
  );
}

interface InstallOfferProps {
  install: Install;
  offer: Offer;
}

/** Waits until no toast is shown. */
export function InstallOffer({ install, offer }: InstallOfferProps) {
  const words = useWords(installWords);
  const isQuiet = useSyncExternalStore(onToasts, () => shownToasts().length === 0);
  const [stepsShown, setStepsShown] = useState(false);
  if (stepsShown) return <Steps onDone={install.putOff} />;
  if (!isQuiet) return null;
  return (
    <Notice
      tone="info"
      icon={DeviceIcon}
      title={words.title}
      act={
        <div className="acts">
          {offer === 'prompt' ? (
            <Button look="line" onClick={() => void install.ask()}>
              {words.install}
            </Button>
          ) : (
            <Button look="line" onClick={() => setStepsShown(true)}>
              {words.how}
            </Button>
          )}
          <Button look="quiet" onClick={install.putOff}>
            {words.later}
          </Button>
        </div>
      }
    >
      {words.detail}
    </Notice>
  );
}
