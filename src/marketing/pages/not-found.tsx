import { To } from '../parts/to.tsx';

export function NotFound() {
  return (
    <section className="cloth aside page-head">
      <div className="wrapper">
        <h1 tabIndex={-1}>404</h1>
        <p className="lead">Oops! Page not found</p>
        <p className="acts">
          <To path="/" className="button act large">
            Return to Home
          </To>
        </p>
      </div>
    </section>
  );
}
