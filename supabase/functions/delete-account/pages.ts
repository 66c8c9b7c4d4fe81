const STYLE = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem; }
  h1 { font-size: 1.4rem; font-weight: 600; }
  button { font: inherit; min-height: 3rem; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; cursor: pointer;
    background: #b91c1c; color: #fff; }`;

function page(status: number, title: string, body: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

export const confirmPage = (): Response =>
  page(
    200,
    'Delete your account?',
    `<p>Your profile, records, photos and appointments are removed. This cannot be undone.</p>
     <form method="post"><button>Delete my account</button></form>
     <p>To keep the account, close this page.</p>`,
  );

export const donePage = (): Response => page(200, 'Your account is deleted', '<p>You can close this page.</p>');

export const expiredPage = (): Response =>
  page(403, 'This link may be invalid or expired', '<p>Ask again from the settings of your account.</p>');
