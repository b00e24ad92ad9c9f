export default () => (
  <main>
    <h1>auth/auth-page</h1>
  </main>
)
