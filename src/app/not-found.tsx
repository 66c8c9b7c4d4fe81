import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export function NotFound() {
  return (
    <Box as="main" maxWidth="720px" margin="0 auto" padding="40px 24px">
      <chakra.h1 fontSize="3xl">404</chakra.h1>
      <p>Oops! Page not found</p>
      <Link to="/">Return to Home</Link>
    </Box>
  );
}
