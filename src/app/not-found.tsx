import '#src/ui/button.css';

export function NotFound() {
  return (
    <main id="main" className="alone">
      <h1 tabIndex={-1}>404</h1>
      <p>Oops! Page not found</p>
      <p className="acts">
        <a className="button line" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}
