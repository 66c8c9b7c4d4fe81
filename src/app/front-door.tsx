import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { readHouse } from '#src/data/house.ts';
import type { House } from '#src/data/house.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';

type Reading = { state: 'reading' } | { state: 'failed' } | { state: 'read'; house: House | null };

function useHouse(): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  useEffect(() => {
    let wanted = true;
    const show = (next: Reading) => {
      if (wanted) setReading(next);
    };
    readHouse().then(
      (house) => show({ state: 'read', house }),
      () => show({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return reading;
}

const inWords = (role: string) => role.replaceAll('_', ' ');

function Accounts({ house }: { house: House }) {
  return (
    <>
      <chakra.h2 id="accounts" fontSize="lg" margin="0">
        Demo accounts
      </chakra.h2>
      <chakra.ul aria-labelledby="accounts" margin="8px 0" padding="0" listStyleType="none">
        {house.accounts.map(({ role, name, email, password }) => (
          <chakra.li
            key={email}
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
            columnGap="16px"
            padding="8px 0"
            borderBottom="1px solid"
            borderColor="line"
          >
            <span>
              {name}, {inWords(role)}
            </span>
            <chakra.span color="ink-2">
              {email} · {password}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <p>
        Mails sent by this machine are caught in <a href={house.mailbox}>the mailbox</a>.
      </p>
    </>
  );
}

function HouseState({ retry }: { retry: () => void }) {
  const reading = useHouse();
  if (reading.state === 'reading') return <output>Asking the server…</output>;
  if (reading.state === 'failed') {
    return (
      <div role="alert">
        <p>The server did not answer. Nothing was changed.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (!reading.house) return <output>This build talks to a hosted project.</output>;
  return <Accounts house={reading.house} />;
}

/** Behind Sign In, until the accounts stand here. */
export function FrontDoor() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Box maxWidth="720px" margin="0 auto" padding={{ base: '16px', md: '40px 24px' }}>
      <Box as="header" bg="cloth" color="cloth-ink" borderRadius="18px" padding="24px" marginBottom="16px">
        <chakra.h1 margin="0" fontSize="3xl">
          {PRODUCT_NAME}
        </chakra.h1>
        <chakra.p margin="8px 0 0" color="cloth-ink-2">
          Weight loss, fitness, nutrition and care in Nigeria, with or without a signal.
        </chakra.p>
      </Box>
      <Box as="main" bg="surface" borderRadius="18px" padding="24px">
        <HouseState key={attempt} retry={() => setAttempt(attempt + 1)} />
      </Box>
    </Box>
  );
}
