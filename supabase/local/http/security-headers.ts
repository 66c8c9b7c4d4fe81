/** A project elsewhere is reached over HTTP and a websocket; its storage serves the pictures. */
function elsewhere(backend: string | undefined): { talk: string; pictures: string } {
  if (!backend) return { talk: '', pictures: '' };
  const { origin } = new URL(backend);
  return { talk: ` ${origin} ${origin.replace(/^http/, 'ws')}`, pictures: ` ${origin}` };
}

export function securityHeaders(backend?: string): Record<string, string> {
  const { talk, pictures } = elsewhere(backend);
  const policy = [
    "default-src 'self'",
    `connect-src 'self'${talk}`,
    // A reader of codes is made for WebAssembly; no text is ever run.
    "script-src 'self' 'wasm-unsafe-eval'",
    // Emotion writes its rules into style elements at runtime.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    // A voice message is played from where it is on the device.
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
