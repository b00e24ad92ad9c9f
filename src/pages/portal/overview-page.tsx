export default () => (
  <main>
    <h1>portal/overview-page</h1>
  </main>
)
