import { Box, chakra } from '@chakra-ui/react';

export function NotFound() {
  return (
    <Box as="main" maxWidth="720px" margin="0 auto" padding="40px 24px">
      <chakra.h1 fontSize="3xl">404</chakra.h1>
      <p>Oops! Page not found</p>
      <a href="/">Return to Home</a>
    </Box>
  );
}
