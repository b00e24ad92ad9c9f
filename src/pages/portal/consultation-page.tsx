export default () => (
  <main>
    <h1>portal/consultation-page</h1>
  </main>
)
